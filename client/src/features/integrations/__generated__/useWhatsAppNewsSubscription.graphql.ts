/**
 * @generated SignedSource<<b25151b1b22ed0e606e64bc963b6b0d1>>
 * @relayHash 652f9f1689fa699edba4b95dcfdcbd06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 534730ee40bec7c5931a46f51eba11a8f69eced40be067912e6ab7052f095f8a

import type { ConcreteRequest } from 'relay-runtime';
export type useWhatsAppNewsSubscription$variables = Record<PropertyKey, never>;
export type useWhatsAppNewsSubscription$data = {
  readonly whatsAppIntegrationUpdated: {
    readonly isOn: boolean;
  } | null | undefined;
};
export type useWhatsAppNewsSubscription = {
  response: useWhatsAppNewsSubscription$data;
  variables: useWhatsAppNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "WhatsAppIntegration",
    "kind": "LinkedField",
    "name": "whatsAppIntegrationUpdated",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isOn",
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
    "name": "useWhatsAppNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useWhatsAppNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "534730ee40bec7c5931a46f51eba11a8f69eced40be067912e6ab7052f095f8a",
    "metadata": {},
    "name": "useWhatsAppNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "192e2a3056dace0cf174f949fc853f4e";

export default node;
