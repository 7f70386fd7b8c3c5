/**
 * @generated SignedSource<<c33dbb4580350095491eef4b692870fa>>
 * @relayHash 50977d547dd77e793c4e234c3d7ce75a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7e9f46066485eab339c5ae9e2c8f4982f3508ab761212a7d46681f5974adc10b

import type { ConcreteRequest } from 'relay-runtime';
export type useSentPathQuery$variables = {
  submissionKey: string;
};
export type useSentPathQuery$data = {
  readonly sentRequestPath: string | null | undefined;
};
export type useSentPathQuery = {
  response: useSentPathQuery$data;
  variables: useSentPathQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "submissionKey"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "submissionKey",
        "variableName": "submissionKey"
      }
    ],
    "kind": "ScalarField",
    "name": "sentRequestPath",
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSentPathQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSentPathQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "7e9f46066485eab339c5ae9e2c8f4982f3508ab761212a7d46681f5974adc10b",
    "metadata": {},
    "name": "useSentPathQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1db2c8e545ef82a0144fb32ae249dd96";

export default node;
