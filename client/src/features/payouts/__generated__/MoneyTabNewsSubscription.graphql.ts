/**
 * @generated SignedSource<<40acffa8dc01ccce26f99ba70bf8b367>>
 * @relayHash 01be5241a325ca484a2ce1340916d4fe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9f5b68331a9f990fb133ca40fa83c47819c3048c44c17b483a71122c07845936

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyTabNewsSubscription$variables = Record<PropertyKey, never>;
export type MoneyTabNewsSubscription$data = {
  readonly moneyUpdated: {
    readonly id: string;
  } | null | undefined;
};
export type MoneyTabNewsSubscription = {
  response: MoneyTabNewsSubscription$data;
  variables: MoneyTabNewsSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Provider",
    "kind": "LinkedField",
    "name": "moneyUpdated",
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
    "name": "MoneyTabNewsSubscription",
    "selections": (v0/*:: as any*/),
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoneyTabNewsSubscription",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "9f5b68331a9f990fb133ca40fa83c47819c3048c44c17b483a71122c07845936",
    "metadata": {},
    "name": "MoneyTabNewsSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "972d71b4a69e1cc1438e0cf68e6c0a79";

export default node;
