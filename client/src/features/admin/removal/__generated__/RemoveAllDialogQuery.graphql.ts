/**
 * @generated SignedSource<<650aa75e172407c4b12b9d906a42e969>>
 * @relayHash d997a42f30cdae8d6fbce93c4b5ffc0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20faa98350a71b5450992b9478b746e990612e16948d7514e3e0c54354ced206

import type { ConcreteRequest } from 'relay-runtime';
export type RemoveAllDialogQuery$variables = Record<PropertyKey, never>;
export type RemoveAllDialogQuery$data = {
  readonly removableRequests: {
    readonly files: number;
    readonly kept: number;
    readonly offers: number;
    readonly parts: number;
    readonly requests: number;
  } | null | undefined;
};
export type RemoveAllDialogQuery = {
  response: RemoveAllDialogQuery$data;
  variables: RemoveAllDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "RemovableRequests",
    "kind": "LinkedField",
    "name": "removableRequests",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "requests",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "parts",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "files",
        "storageKey": null
      },
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
        "name": "kept",
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
    "name": "RemoveAllDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "RemoveAllDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "20faa98350a71b5450992b9478b746e990612e16948d7514e3e0c54354ced206",
    "metadata": {},
    "name": "RemoveAllDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "12b9b7826b4b47bb697f166d8b544bbe";

export default node;
