/**
 * @generated SignedSource<<f7dd226a481a9105d49d46ad96ca1e25>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferSubject_request$data = {
  readonly description: string | null | undefined;
  readonly files: ReadonlyArray<{
    readonly id: string;
    readonly kind: FileKind;
    readonly thumbnailUrl: string | null | undefined;
  }>;
  readonly mileageKm: number | null | undefined;
  readonly vin: string | null | undefined;
  readonly " $fragmentType": "OfferSubject_request";
};
export type OfferSubject_request$key = {
  readonly " $data"?: OfferSubject_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferSubject_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferSubject_request",
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
      "name": "vin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mileageKm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "RequestFile",
      "kind": "LinkedField",
      "name": "files",
      "plural": true,
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
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "thumbnailUrl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PartRequest",
  "abstractKey": null
};

(node as any).hash = "e18257df1d9522d6e7373c75ed2d6ac1";

export default node;
