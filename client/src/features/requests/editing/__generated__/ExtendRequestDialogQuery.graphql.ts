/**
 * @generated SignedSource<<c1374ed69391f96023e87c492eca543a>>
 * @relayHash 20448ac413b4b558ab067fb8ec0bb519
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7fefd345043fddb40c0bc1c69896504d76016ed6fea20dd32be39a3c4fd86f06

import type { ConcreteRequest } from 'relay-runtime';
export type ExtendRequestDialogQuery$variables = {
  requestId: string;
};
export type ExtendRequestDialogQuery$data = {
  readonly node: {
    readonly expiresAt?: string;
    readonly extensionsLeft?: number | null | undefined;
    readonly revision?: number;
  } | null | undefined;
};
export type ExtendRequestDialogQuery = {
  response: ExtendRequestDialogQuery$data;
  variables: ExtendRequestDialogQuery$variables;
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
      "kind": "ScalarField",
      "name": "expiresAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "extensionsLeft",
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
    "name": "ExtendRequestDialogQuery",
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
    "name": "ExtendRequestDialogQuery",
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
    "id": "7fefd345043fddb40c0bc1c69896504d76016ed6fea20dd32be39a3c4fd86f06",
    "metadata": {},
    "name": "ExtendRequestDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4cdcf237a40b840b5286b553bf9bfbdd";

export default node;
