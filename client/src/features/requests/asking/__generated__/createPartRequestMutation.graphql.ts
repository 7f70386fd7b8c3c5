/**
 * @generated SignedSource<<41e09f1bd726de5193f18860dd4b2e31>>
 * @relayHash cd76b566a9ab6f2457bd1fb3f83647fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6619f29a2eee815a7dfc21f30b94088b205c0bd3b9ae015f34adaa31d11cce9

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCategory = "ACCESSORIES" | "BODY" | "BRAKES" | "COOLING" | "ELECTRICAL" | "ENGINE" | "EXHAUST" | "FILTERS" | "LIGHTS" | "OTHER" | "STEERING" | "SUSPENSION" | "TYRES" | "%future added value";
export type Urgency = "HIGH" | "LOW" | "MEDIUM" | "URGENT" | "%future added value";
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
export type CreatePartRequestInput = {
  brand: string;
  contact: RequestContactInput;
  department: Department;
  description?: string | null | undefined;
  engine?: string | null | undefined;
  mileageKm?: number | null | undefined;
  model: string;
  parts: ReadonlyArray<RequestedPartInput>;
  submissionKey: string;
  uploadIds?: ReadonlyArray<string> | null | undefined;
  version?: string | null | undefined;
  vin?: string | null | undefined;
  year: number;
};
export type RequestContactInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  phone?: string | null | undefined;
};
export type RequestedPartInput = {
  category?: PartCategory | null | undefined;
  comments?: string | null | undefined;
  condition?: WantedCondition;
  description: string;
  partNumber?: string | null | undefined;
  quantity?: number;
  uploadIds?: ReadonlyArray<string> | null | undefined;
  urgency?: Urgency;
};
export type createPartRequestMutation$variables = {
  input: CreatePartRequestInput;
};
export type createPartRequestMutation$data = {
  readonly createPartRequest: {
    readonly followPath?: string | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"outcome_refusal">;
    } | null | undefined;
  };
};
export type createPartRequestMutation = {
  response: createPartRequestMutation$data;
  variables: createPartRequestMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v2/*:: as any*/),
  (v3/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldProblem",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          (v3/*:: as any*/),
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "InvalidInput",
    "abstractKey": null
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "followPath",
      "storageKey": null
    }
  ],
  "type": "CreatePartRequestPayload",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "createPartRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createPartRequest",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "outcome_refusal",
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Refusal",
              "abstractKey": "__isRefusal"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "createPartRequestMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createPartRequest",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Refusal",
            "abstractKey": "__isRefusal"
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f6619f29a2eee815a7dfc21f30b94088b205c0bd3b9ae015f34adaa31d11cce9",
    "metadata": {},
    "name": "createPartRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4959e729d81ea724eb4a9de64f4d3d82";

export default node;
