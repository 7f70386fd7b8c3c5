/**
 * @generated SignedSource<<529caf43557e3194144202aeb5b60ca6>>
 * @relayHash 421aa03d9b0d313faa36fcacbeb9ae61
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b3ed36917126ed3a1bdee6b1ab228147eb12eb362de1016366e9fb2ce75b928

import type { ConcreteRequest } from 'relay-runtime';
export type suppliersQuery$variables = {
  search?: string | null | undefined;
};
export type suppliersQuery$data = {
  readonly publicProviders: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly companyName: string;
        readonly id: string;
      };
    }>;
  };
};
export type suppliersQuery = {
  response: suppliersQuery$data;
  variables: suppliersQuery$variables;
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
        "value": 20
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
    "name": "suppliersQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "suppliersQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8b3ed36917126ed3a1bdee6b1ab228147eb12eb362de1016366e9fb2ce75b928",
    "metadata": {},
    "name": "suppliersQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3d4eaa1fb5f1fbf98cb71496e11941d7";

export default node;
