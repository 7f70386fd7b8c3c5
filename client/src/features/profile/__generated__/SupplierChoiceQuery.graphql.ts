/**
 * @generated SignedSource<<1a3ccab6514044fc03f7b0eea7d31fa8>>
 * @relayHash bc15d1416f7cd95da5853641fc291db5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c19eda9f1a0fa408d6b1442a20957b22ccab51193f4b930d006ed2da6c148ac4

import type { ConcreteRequest } from 'relay-runtime';
export type SupplierChoiceQuery$variables = {
  search: string;
};
export type SupplierChoiceQuery$data = {
  readonly publicProviders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly companyName: string;
        readonly id: string;
      };
    }>;
  };
};
export type SupplierChoiceQuery = {
  response: SupplierChoiceQuery$data;
  variables: SupplierChoiceQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 6
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "QueryPublicProvidersConnection",
    "kind": "LinkedField",
    "name": "publicProviders",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "QueryPublicProvidersConnectionEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PublicProvider",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "companyName",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SupplierChoiceQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SupplierChoiceQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c19eda9f1a0fa408d6b1442a20957b22ccab51193f4b930d006ed2da6c148ac4",
    "metadata": {},
    "name": "SupplierChoiceQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "18b89ca4ed5ca29a21aa5450041242bb";

export default node;
