/**
 * @generated SignedSource<<054cf22341b73a29281f83949d5c6cd7>>
 * @relayHash a18465d107463b4801d9e0e787599bbf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1796bb50ab0dfc262c085df144f59ca55c18bece8f9adf403101a14e23b9b5b0

import type { ConcreteRequest } from 'relay-runtime';
export type SuspendDialogQuery$variables = {
  id: string;
};
export type SuspendDialogQuery$data = {
  readonly node: {
    readonly suspensionEffects?: {
      readonly customOrders: number;
      readonly offers: number;
      readonly orders: number;
    } | null | undefined;
  } | null | undefined;
};
export type SuspendDialogQuery = {
  response: SuspendDialogQuery$data;
  variables: SuspendDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SuspensionEffects",
      "kind": "LinkedField",
      "name": "suspensionEffects",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "offers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customOrders",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "orders",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Provider",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SuspendDialogQuery",
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
    "name": "SuspendDialogQuery",
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
    "id": "1796bb50ab0dfc262c085df144f59ca55c18bece8f9adf403101a14e23b9b5b0",
    "metadata": {},
    "name": "SuspendDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "24a1a2f024dc582de8c07bd226bd48b4";

export default node;
