/**
 * @generated SignedSource<<0195d49c4e8f43fedc286c1bf5f710b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type DisputeParty = "BUYER" | "PROVIDER" | "%future added value";
export type DisputeSolution = "REFUND_ALL" | "REFUND_PART" | "RELEASE" | "SEND_AGAIN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DisputeProposals_dispute$data = {
  readonly proposals: ReadonlyArray<{
    readonly acceptedAt: string | null | undefined;
    readonly createdAt: string;
    readonly id: string;
    readonly isAcceptable: boolean;
    readonly party: DisputeParty;
    readonly shares: {
      readonly buyer: number;
      readonly commission: number;
      readonly provider: number;
    };
    readonly solution: DisputeSolution;
    readonly text: string | null | undefined;
    readonly words: string;
  }>;
  readonly viewerParty: DisputeParty | null | undefined;
  readonly " $fragmentType": "DisputeProposals_dispute";
};
export type DisputeProposals_dispute$key = {
  readonly " $data"?: DisputeProposals_dispute$data;
  readonly " $fragmentSpreads": FragmentRefs<"DisputeProposals_dispute">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DisputeProposals_dispute",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerParty",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DisputeProposal",
      "kind": "LinkedField",
      "name": "proposals",
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
          "name": "party",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "solution",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "words",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
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
          "name": "acceptedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isAcceptable",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SettlementShares",
          "kind": "LinkedField",
          "name": "shares",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "buyer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "provider",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "commission",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Dispute",
  "abstractKey": null
};

(node as any).hash = "f46c1bd89c8853c1aa3787109c2d4655";

export default node;
