// A push service on loopback, as strict as Apple's, written against the RFCs (8030, 8188, 8291, 8292) with nothing but
// Node's own crypto: it shares no code with the server it checks. It also plays any other receiver (webhooks, ntfy).
//
//   POST /subscribe           -> { endpoint, p256dh, auth }
//   POST /push/<id>           as a push service
//   ANY  /hook/<name>         as any other receiver: keeps method, headers and body
//   POST /control             { mode?, retry?, now?, only?, delay? }: how to answer from now on
//   POST /reset               forget what was received
//   GET  /received            everything accepted, decrypted; everything rejected, with the reason; and how many began
import { createDecipheriv, createPublicKey, createECDH, hkdfSync, randomBytes, verify } from "node:crypto";
import { createServer } from "node:http";

const DAY = 24 * 3600;
const MOST_BODY = 4096;
const subscriptions = new Map();
const received = [];
const rejected = [];
let begun = 0;
let control = { mode: "accept", retry: 0, now: 0, only: null, delay: 0 };

const b64 = (data) => Buffer.from(data).toString("base64url");
const now = () => (control.now ? control.now / 1000 : Date.now() / 1000);

class Rejection extends Error {
  constructor(status, reason) {
    super(reason);
    this.status = status;
  }
}
function need(condition, status, reason) {
  if (!condition) throw new Rejection(status, reason);
}

function checkVapid(header, origin) {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+),\s*k=([\w-]+)$/.exec(header ?? "");
  need(found, 403, "BadAuthorization");
  const [, head, claims, signature, key] = found;
  const point = Buffer.from(key, "base64url");
  need(point.length === 65 && point[0] === 4, 403, "BadKey");
  const jwk = { kty: "EC", crv: "P-256", x: b64(point.subarray(1, 33)), y: b64(point.subarray(33)) };
  const publicKey = createPublicKey({ key: jwk, format: "jwk" });
  need(JSON.parse(Buffer.from(head, "base64url")).alg === "ES256", 403, "BadJwtToken: alg");
  const good = verify(
    "sha256",
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  need(good, 403, "BadJwtToken: signature");
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url"));
  need(aud === origin, 403, `BadJwtToken: aud ${aud}`);
  need(Number.isInteger(exp) && exp > now() && exp <= now() + DAY, 403, "BadJwtToken: exp");
  need(typeof sub === "string" && /^(mailto:[^@\s]+@|https:\/\/)[\w-]+(\.[\w-]+)+\/?$/.test(sub), 403, "BadJwtToken: sub");
  need(!/localhost|\.local$/.test(sub), 403, "BadJwtToken: sub");
  return key;
}

function decrypt(body, { ecdh, auth, publicKey }) {
  need(body.length > 86 + 17, 400, "too short");
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  need(body[20] === 65, 400, "keyid");
  const sender = body.subarray(21, 86);
  const sealed = body.subarray(86);
  need(sealed.length <= size, 400, "more than one record");
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), publicKey, sender]);
  const ikm = Buffer.from(hkdfSync("sha256", ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync("sha256", ikm, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16));
  const nonce = Buffer.from(hkdfSync("sha256", ikm, salt, Buffer.from("Content-Encoding: nonce\0"), 12));
  const cipher = createDecipheriv("aes-128-gcm", key, nonce);
  cipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  need(plain[end] === 2, 400, "padding");
  return plain.subarray(0, end).toString("utf-8");
}

function subscribe(origin) {
  const ecdh = createECDH("prime256v1");
  ecdh.generateKeys();
  const id = randomBytes(12).toString("hex");
  const subscription = { ecdh, publicKey: ecdh.getPublicKey(), auth: randomBytes(16) };
  subscriptions.set(id, subscription);
  return { endpoint: `${origin}/push/${id}`, p256dh: b64(subscription.publicKey), auth: b64(subscription.auth), id };
}

function push(id, request, body, origin) {
  const subscription = subscriptions.get(id);
  need(subscription, 410, "Unregistered");
  const { headers } = request;
  need(request.method === "POST", 405, "method");
  const key = checkVapid(headers.authorization, origin);
  subscription.key ??= key;
  need(subscription.key === key, 403, "VapidPkHashMismatch");
  need(headers["content-encoding"] === "aes128gcm", 400, "BadEncoding");
  need(/^\d+$/.test(headers.ttl ?? ""), 400, "MissingTTL");
  need(["very-low", "low", "normal", "high"].includes(headers.urgency ?? "normal"), 400, "BadUrgency");
  need(headers.topic === undefined || /^[\w-]{1,32}$/.test(headers.topic), 400, "BadTopic");
  need(body.length <= MOST_BODY, 413, "PayloadTooLarge");
  const text = decrypt(body, subscription);
  received.push({ id, headers, size: body.length, message: JSON.parse(text) });
}

/** Play a service that does not accept anything just now. */
function misbehave(response, target) {
  if (control.only && !target.includes(control.only)) return false;
  const { mode, retry } = control;
  if (mode === "accept" || mode === "accept-then-hang") return false;
  if (mode === "drop") response.socket.destroy();
  else if (mode === "redirect") response.writeHead(302, { location: "/hook/redirected" }).end();
  else if (mode === "oversized") response.writeHead(201).end("x".repeat(1 << 20));
  else if (mode !== "hang")
    response.writeHead(Number(mode), retry ? { "retry-after": String(retry) } : {}).end("no");
  return true;
}

const server = createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const body = Buffer.concat(parts);
    const origin = `http://${request.headers.host}`;
    const [, place, name] = request.url.split(/[/?]/);
    const answer = (value) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
    if (place === "subscribe") return answer(subscribe(origin));
    if (place === "forget") return answer({ gone: subscriptions.delete(name) });
    if (place === "control") return answer((control = { ...control, ...JSON.parse(body) }));
    if (place === "reset") {
      begun = 0;
      return answer({ gone: received.splice(0).length + rejected.splice(0).length });
    }
    if (place === "received") return answer({ received, rejected, begun });
    begun += 1;
    if (misbehave(response, request.url)) return;
    try {
      if (place === "push") push(name, request, body, origin);
      else received.push({ hook: name, method: request.method, url: request.url, headers: request.headers, text: body.toString() });
      if (control.mode !== "accept-then-hang") setTimeout(() => response.writeHead(201).end(), control.delay);
    } catch (fault) {
      if (!(fault instanceof Rejection)) throw fault;
      rejected.push({ reason: fault.message, status: fault.status });
      response.writeHead(fault.status).end(JSON.stringify({ reason: fault.message }));
    }
  });
});
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.stdin.resume();
process.stdin.on("end", () => process.exit(0));
