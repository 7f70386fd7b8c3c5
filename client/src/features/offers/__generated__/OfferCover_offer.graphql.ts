/**
 * @generated SignedSource<<929d60d8114d79672a0cfd0e3a88ea5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FileKind = "IMAGE" | "VIDEO" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type OfferCover_offer$data = {
  readonly currentVersion: {
    readonly cover: {
      readonly kind: FileKind;
      readonly thumbnailUrl: string | null | undefined;
    } | null | undefined;
    readonly fileCount: number;
  };
  readonly " $fragmentType": "OfferCover_offer";
};
export type OfferCover_offer$key = {
  readonly " $data"?: OfferCover_offer$data;
  readonly " $fragmentSpreads": FragmentRefs<"OfferCover_offer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OfferCover_offer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "OfferVersion",
      "kind": "LinkedField",
      "name": "currentVersion",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AttachedFile",
          "kind": "LinkedField",
          "name": "cover",
          "plural": false,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "Offer",
  "abstractKey": null
};

(node as any).hash = "4b8895d78e029a1e37c152d534a0739a";

export default node;
