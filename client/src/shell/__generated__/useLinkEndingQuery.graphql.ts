/**
 * @generated SignedSource<<91137fb3c6382e37cdf9fb22f5b44e3b>>
 * @relayHash 477911ac2615acb69eb29245c946dd30
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7039dd8e4f5e6f07b6a3aa13d675a474fb342207e8be03b155c283580f80fd9a

import type { ConcreteRequest } from 'relay-runtime';
export type MailedLinkPurpose = "CONFIRM_DELETION" | "CONFIRM_EMAIL" | "CONFIRM_REQUEST" | "LEAVE_EMAIL" | "SET_PASSWORD" | "SIGN_IN" | "TAKE_EMAIL" | "%future added value";
export type MailedLinkState = "EXPIRED" | "OPEN" | "UNKNOWN" | "USED" | "%future added value";
export type useLinkEndingQuery$variables = {
  purpose: MailedLinkPurpose;
  token: string;
};
export type useLinkEndingQuery$data = {
  readonly mailedLinkState: MailedLinkState;
};
export type useLinkEndingQuery = {
  response: useLinkEndingQuery$data;
  variables: useLinkEndingQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "purpose"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "token"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "purpose",
        "variableName": "purpose"
      },
      {
        "kind": "Variable",
        "name": "token",
        "variableName": "token"
      }
    ],
    "kind": "ScalarField",
    "name": "mailedLinkState",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useLinkEndingQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useLinkEndingQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7039dd8e4f5e6f07b6a3aa13d675a474fb342207e8be03b155c283580f80fd9a",
    "metadata": {},
    "name": "useLinkEndingQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "86e304cfa2f3dbfb1deb8936d5fcce18";

export default node;
