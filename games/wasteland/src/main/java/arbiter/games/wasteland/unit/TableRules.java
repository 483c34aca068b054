package arbiter.games.wasteland.unit;

import arbiter.tabletop.unit.Part;

/**
 * Fixed part: what a table has decided where the rules can be read differently. Whether enemies in reach leave Defend
 * alone; whether radiation of a zone is two dice instead of two points; whether Piercing meets armour only, and whether
 * Breaking goes on to armour when cover is used up; whether rain makes death saves harder; whether treated injuries can
 * open again; whether the doses of all chems count for addiction; whether a small detail can be bought. Ledger: AMB-8,
 * AMB-4, AMB-13, AMB-14, AMB-55, AMB-66, WAS-CHEM-3, WAS-AP-9.
 */
public record TableRules(
        boolean defendExempt,
        boolean radiationDice,
        boolean piercingArmourOnly,
        boolean breakingGoesOn,
        boolean rainOnDeathSaves,
        boolean treatedInjuriesReopen,
        boolean allDosesCount,
        boolean smallDetails)
        implements Part {

    public static final TableRules STANDARD = new TableRules(false, false, false, false, false, false, false, false);
}
