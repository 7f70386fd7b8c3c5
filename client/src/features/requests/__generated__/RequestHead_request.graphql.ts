/**
 * @generated SignedSource<<5d4aa27ba7c11153711ae3bfd8d43d8f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type Urgency = "HIGH" | "LOW" | "MEDIUM" | "URGENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RequestHead_request$data = {
  readonly createdAt: string;
  readonly department: Department;
  readonly id: string;
  readonly parts: ReadonlyArray<{
    readonly description: string;
    readonly isOpen: boolean;
    readonly partNumber: string | null | undefined;
    readonly quantity: number;
  }>;
  readonly urgency: Urgency;
  readonly " $fragmentSpreads": FragmentRefs<"RequestPhoto_request" | "VehicleName_request" | "requestedParts_request">;
  readonly " $fragmentType": "RequestHead_request";
};
export type RequestHead_request$key = {
  readonly " $data"?: RequestHead_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestHead_request">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isOpen",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "quantity",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestHead_request",
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
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "department",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urgency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestedPart",
      "kind": "LinkedField",
      "name": "parts",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RequestPhoto_request"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VehicleName_request"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "requestedParts_request",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "RequestedPart",
          "kind": "LinkedField",
          "name": "parts",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};
})();

(node as any).hash = "8ca4e65fe943a1678fd7f8216f85572a";

export default node;
