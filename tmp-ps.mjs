import { chromium } from '@playwright/test';
const O=process.env.O??'http://localhost:4898';
const api=(p,i={})=>fetch(O+'/api'+p,i).then(async r=>({status:r.status,body:await r.json().catch(()=>null),headers:r.headers}));
const json=(b,h={})=>({method:'POST',headers:{'content-type':'application/json',...h},body:JSON.stringify(b)});
const who={seeker:['seeker@demo.waymark.example','find-good-work'],employer:['employer@demo.waymark.example','hire-good-people'],staff:['staff@demo.waymark.example','review-with-care']};
export const tokens={};
for(const [k,[email,password]] of Object.entries(who)) tokens[k]=(await api('/login',json({email,password}))).body?.data?.accessToken;
const H={authorization:`Bearer ${tokens.staff}`,'content-type':'application/json'};
const put=async(k,v)=>{const s=await api('/staff/settings',{headers:H}); const version=s.body.data.settings[k].version; const r=await api('/staff/settings/'+k,{method:'PUT',headers:H,body:JSON.stringify({value:v,version})}); console.log(k,r.status,r.status>300?r.body:'')};
if(process.env.OWN) await put('languages',{own:process.env.OWN,offered:[...new Set([process.env.OWN,...(process.env.OFFERED??'').split(',').filter(Boolean)])]});
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']});
// args: as:path:width[:scheme[:full]]
for(const a of process.argv.slice(2)){
  const [as,path,w,scheme='light',full='']=a.split('|');
  const c=await b.newContext({viewport:{width:+w,height:+w===390?844:900},colorScheme:scheme,reducedMotion:'reduce',locale:process.env.LOC??'de'});
  if(tokens[as]) await c.addInitScript(([k,v])=>localStorage.setItem(k,v),['accessToken',tokens[as]]);
  const p=await c.newPage();
  await p.goto(O+(process.env.PRE??'')+path,{waitUntil:'load',timeout:60000}).catch(e=>console.log(String(e).slice(0,80)));
  await p.waitForTimeout(2500);
  const n=`${as}-${path.replace(/[^a-z0-9]+/gi,'_').slice(0,60)}-${w}-${scheme}`;
  const over=await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
  await p.screenshot({path:`/tmp/wm/pics/${n}.png`,fullPage:!!full}); console.log(n,p.url(),over>0?'OVER '+over:'');
  await c.close();
}
await b.close();
