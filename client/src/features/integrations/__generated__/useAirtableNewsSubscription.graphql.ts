/**
 * @generated SignedSource<<cd7833d383beedf1c3f8755232b5bc42>>
 * @relayHash 4f5123054c9f091688fb2bb6cd59389a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ef89050a5b06ffec2046749eb4c67df41a6fffef33a7ce33c5322eedea09968e

import type { ConcreteRequest } from 'relay-runtime';
export type useAirtableNewsSubscription$variables = Record<PropertyKey, never>;
export type useAirtableNewsSubscription$data = {
  readonly airtableUpdated: {
    readonly isOn: boolean;
  } | null | undefined;
};
export type useAirtableNewsSubscription = {
  response: useAirtableNewsSubscription$data;
  variables: useAirtableNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "AirtableIntegration",
    "kind": "LinkedField",
    "name": "airtableUpdated",
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
    "name": "useAirtableNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useAirtableNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ef89050a5b06ffec2046749eb4c67df41a6fffef33a7ce33c5322eedea09968e",
    "metadata": {},
    "name": "useAirtableNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "f35fd399b8980ccea91cb70d3be169bf";

export default node;
