/**
 * @generated SignedSource<<0297a0f1bc39227fa1e669425d4a4cf3>>
 * @relayHash 4fe5a1eea882cbea5bd1fccc8dbf7537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ffb5ce4aa84e8b7b2a4dea4dea2a23983808fce01573748531679288149e145

import type { ConcreteRequest } from 'relay-runtime';
export type BasketKind = "CHEAPEST" | "FASTEST" | "FEWEST" | "%future added value";
export type PayBasketFormPageQuery$variables = {
  requestId: string;
};
export type PayBasketFormPageQuery$data = {
  readonly node: {
    readonly baskets?: ReadonlyArray<{
      readonly kinds: ReadonlyArray<BasketKind>;
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
          "kind": "ScalarField",
          "name": "kinds",
          "storageKey": null
        },
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
    "id": "3ffb5ce4aa84e8b7b2a4dea4dea2a23983808fce01573748531679288149e145",
    "metadata": {},
    "name": "PayBasketFormPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9baeadf4fedccf62a1c06c0c258ea6e9";

export default node;
