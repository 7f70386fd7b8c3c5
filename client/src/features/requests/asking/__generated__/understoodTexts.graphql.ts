/**
 * @generated SignedSource<<b3cca878e3bb9e8303506c719c882398>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type Department = "ARTIGAS" | "CANELONES" | "CERRO_LARGO" | "COLONIA" | "DURAZNO" | "FLORES" | "FLORIDA" | "LAVALLEJA" | "MALDONADO" | "MONTEVIDEO" | "PAYSANDU" | "RIO_NEGRO" | "RIVERA" | "ROCHA" | "SALTO" | "SAN_JOSE" | "SORIANO" | "TACUAREMBO" | "TREINTA_Y_TRES" | "%future added value";
export type PartCategory = "ACCESSORIES" | "BODY" | "BRAKES" | "COOLING" | "ELECTRICAL" | "ENGINE" | "EXHAUST" | "FILTERS" | "LIGHTS" | "OTHER" | "STEERING" | "SUSPENSION" | "TYRES" | "%future added value";
export type Urgency = "HIGH" | "LOW" | "MEDIUM" | "URGENT" | "%future added value";
export type WantedCondition = "ANY" | "NEW" | "USED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type understoodTexts$data = {
  readonly brand: string | null | undefined;
  readonly department: Department | null | undefined;
  readonly email: string | null | undefined;
  readonly engine: string | null | undefined;
  readonly mileageKm: number | null | undefined;
  readonly model: string | null | undefined;
  readonly name: string | null | undefined;
  readonly parts: ReadonlyArray<{
    readonly category: PartCategory | null | undefined;
    readonly condition: WantedCondition | null | undefined;
    readonly description: string;
    readonly partNumber: string | null | undefined;
    readonly quantity: number;
  }>;
  readonly phone: string | null | undefined;
  readonly urgency: Urgency | null | undefined;
  readonly version: string | null | undefined;
  readonly vin: string | null | undefined;
  readonly year: number | null | undefined;
  readonly " $fragmentType": "understoodTexts";
};
export type understoodTexts$key = {
  readonly " $data"?: understoodTexts$data;
  readonly " $fragmentSpreads": FragmentRefs<"understoodTexts">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "understoodTexts"
};

(node as any).hash = "6107dee6ead9bdace41eceeae2aa7630";

export default node;
