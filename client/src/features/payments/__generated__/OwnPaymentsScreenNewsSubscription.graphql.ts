/**
 * @generated SignedSource<<cef2b16a074259ce0545830c622d81bf>>
 * @relayHash 7e3f933f5a770bf5c286864d2e2c2924
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf19bf3b43c53db607deb03af9ff7754c142ac0e8c4ec97ea3673fba0fd611ce

import type { ConcreteRequest } from 'relay-runtime';
export type OwnPaymentsScreenNewsSubscription$variables = Record<PropertyKey, never>;
export type OwnPaymentsScreenNewsSubscription$data = {
  readonly checkoutUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type OwnPaymentsScreenNewsSubscription = {
  response: OwnPaymentsScreenNewsSubscription$data;
  variables: OwnPaymentsScreenNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Checkout",
    "kind": "LinkedField",
    "name": "checkoutUpdated",
    "plural": false,
    "selections": [
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
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OwnPaymentsScreenNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OwnPaymentsScreenNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "cf19bf3b43c53db607deb03af9ff7754c142ac0e8c4ec97ea3673fba0fd611ce",
    "metadata": {},
    "name": "OwnPaymentsScreenNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "cfdcc160e5efd9d1bc13f95204f6fd22";

export default node;
