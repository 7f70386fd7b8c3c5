/**
 * @generated SignedSource<<a6f876bb83e295afdd19210c02766d63>>
 * @relayHash b800d53b937d07c82af4d236d518edfe
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c74f709df054ab9de28c2da845989e35c9a811b576277f231c3dfe41dea75b4

import type { ConcreteRequest } from 'relay-runtime';
export type DeliveryMethod = "COURIER" | "OWN_DELIVERY" | "PICKUP" | "%future added value";
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCondition = "NEW" | "REMANUFACTURED" | "USED" | "%future added value";
export type WarrantyState = "ANNULLED" | "EXPIRED" | "NOT_STARTED" | "VALID" | "%future added value";
export type WarrantyScreenQuery$variables = {
  code: string;
};
export type WarrantyScreenQuery$data = {
  readonly warranty: {
    readonly code: string;
    readonly deliveryMethod: DeliveryMethod | null | undefined;
    readonly endsAt: string | null | undefined;
    readonly lines: ReadonlyArray<{
      readonly condition: PartCondition;
      readonly days: number;
      readonly description: string;
      readonly endsAt: string | null | undefined;
      readonly note: string | null | undefined;
      readonly quantity: number;
      readonly state: WarrantyState;
    }>;
    readonly orderShortId: string;
    readonly pickupPlace: string | null | undefined;
    readonly seller: string;
    readonly sellerAddress: string | null | undefined;
    readonly sellerBusinessName: string | null | undefined;
    readonly sellerDepartment: Department;
    readonly sellerRut: string | null | undefined;
    readonly soldAt: string;
    readonly startsAt: string | null | undefined;
    readonly state: WarrantyState;
    readonly vehicle: string | null | undefined;
  } | null | undefined;
};
export type WarrantyScreenQuery = {
  response: WarrantyScreenQuery$data;
  variables: WarrantyScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "code"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "endsAt",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "code",
        "variableName": "code"
      }
    ],
    "concreteType": "WarrantyCertificate",
    "kind": "LinkedField",
    "name": "warranty",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "code",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "orderShortId",
        "storageKey": null
      },
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "soldAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "startsAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "seller",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sellerBusinessName",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sellerRut",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sellerAddress",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "sellerDepartment",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "vehicle",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deliveryMethod",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pickupPlace",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "WarrantyLine",
        "kind": "LinkedField",
        "name": "lines",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "description",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "quantity",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "condition",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "days",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "note",
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
    "name": "WarrantyScreenQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WarrantyScreenQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "4c74f709df054ab9de28c2da845989e35c9a811b576277f231c3dfe41dea75b4",
    "metadata": {},
    "name": "WarrantyScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "32e9b291782fb4c00ef7aa166331632d";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
