/**
 * @generated SignedSource<<3851d41a2d4663e785f0bee1fb2305be>>
 * @relayHash 59e845b7e58b4ca06b49cdb11948c21c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b4d3e9e6dab884295eb4caddc724fc868f638fbb118e3087d6f6996c152b290e

import type { ConcreteRequest } from 'relay-runtime';
export type MoneyTabQuery$variables = Record<PropertyKey, never>;
export type MoneyTabQuery$data = {
  readonly viewer: {
    readonly provider: {
      readonly balance: {
        readonly held: number;
        readonly payable: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type MoneyTabQuery = {
  response: MoneyTabQuery$data;
  variables: MoneyTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "ProviderBalance",
  "kind": "LinkedField",
  "name": "balance",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "held",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payable",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MoneyTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MoneyTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Provider",
            "kind": "LinkedField",
            "name": "provider",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              (v1/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b4d3e9e6dab884295eb4caddc724fc868f638fbb118e3087d6f6996c152b290e",
    "metadata": {},
    "name": "MoneyTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f9fa6942cb553033a82236b1c09fdeca";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
