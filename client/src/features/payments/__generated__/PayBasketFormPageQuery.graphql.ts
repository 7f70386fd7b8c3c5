/**
 * @generated SignedSource<<251c8b637efba46cb94dafa49f5333e5>>
 * @relayHash 234eba8806c8293cb2d56dfd14c90d7f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fa581751b44908a9e7fffdedb79240cf2347bea7a30c50d1fc2fa9536d71085

import type { ConcreteRequest } from 'relay-runtime';
export type PayBasketFormPageQuery$variables = {
  requestId: string;
};
export type PayBasketFormPageQuery$data = {
  readonly node: {
    readonly baskets?: ReadonlyArray<{
      readonly paymentTerms: {
        readonly total: number;
        readonly version: number;
      };
    }> | null | undefined;
  } | null | undefined;
};
export type PayBasketFormPageQuery = {
  response: PayBasketFormPageQuery$data;
  variables: PayBasketFormPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "requestId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "requestId"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferBasket",
      "kind": "LinkedField",
      "name": "baskets",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentTerms",
          "kind": "LinkedField",
          "name": "paymentTerms",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "version",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "total",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PayBasketFormPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "PayBasketFormPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
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
    "id": "8fa581751b44908a9e7fffdedb79240cf2347bea7a30c50d1fc2fa9536d71085",
    "metadata": {},
    "name": "PayBasketFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6c99c3ebf9bf002e2ada31f1b33d4256";

export default node;
