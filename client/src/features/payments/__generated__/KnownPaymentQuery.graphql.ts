/**
 * @generated SignedSource<<8fe952d434bd10638658440ef454eb9d>>
 * @relayHash 23f0fc470dacc44d72f9a926b569199c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01f4bbd67773ab555c833de8c9e6f41a5705522831d7450b4e70ccff61489484

import type { ConcreteRequest } from 'relay-runtime';
export type CheckoutOutcome = "EXPIRED" | "FAILED" | "GIVEN_BACK" | "PAID" | "PROCESSING" | "WAITING" | "%future added value";
export type PaymentPlan = "DEPOSIT" | "FULL" | "%future added value";
export type KnownPaymentQuery$variables = {
  sessionId: string;
};
export type KnownPaymentQuery$data = {
  readonly checkout: {
    readonly items: ReadonlyArray<{
      readonly plan: PaymentPlan | null | undefined;
    }>;
    readonly outcome: CheckoutOutcome;
  } | null | undefined;
};
export type KnownPaymentQuery = {
  response: KnownPaymentQuery$data;
  variables: KnownPaymentQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sessionId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "sessionId",
    "variableName": "sessionId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "outcome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "CheckoutItem",
  "kind": "LinkedField",
  "name": "items",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "plan",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "KnownPaymentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Checkout",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "KnownPaymentQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Checkout",
        "kind": "LinkedField",
        "name": "checkout",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "01f4bbd67773ab555c833de8c9e6f41a5705522831d7450b4e70ccff61489484",
    "metadata": {},
    "name": "KnownPaymentQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "bde8dc24849aec3e8afde85be064a85f";

export default node;
