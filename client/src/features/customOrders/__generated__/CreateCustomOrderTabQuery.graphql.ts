/**
 * @generated SignedSource<<c10c7be3fc365f5dff4b798c10a7126d>>
 * @relayHash b62a21a08be0e0c38bbf6d901d8fc4fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d7371c155e8fb069a6d1edb7f4fa15d54fb57e86dce8a067083b3c573d854bbe

import type { ConcreteRequest } from 'relay-runtime';
export type ProviderStatus = "APPROVED" | "PENDING" | "REJECTED" | "%future added value";
export type CreateCustomOrderTabQuery$variables = Record<PropertyKey, never>;
export type CreateCustomOrderTabQuery$data = {
  readonly viewer: {
    readonly phone: string;
    readonly provider: {
      readonly companyName: string;
      readonly id: string;
      readonly status: ProviderStatus;
    } | null | undefined;
  } | null | undefined;
};
export type CreateCustomOrderTabQuery = {
  response: CreateCustomOrderTabQuery$data;
  variables: CreateCustomOrderTabQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Provider",
  "kind": "LinkedField",
  "name": "provider",
  "plural": false,
  "selections": [
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
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
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "CreateCustomOrderTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
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
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "CreateCustomOrderTabQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Account",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v2/*:: as any*/),
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "d7371c155e8fb069a6d1edb7f4fa15d54fb57e86dce8a067083b3c573d854bbe",
    "metadata": {},
    "name": "CreateCustomOrderTabQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c657d6dace6cff5986f3bd26f69b142";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
