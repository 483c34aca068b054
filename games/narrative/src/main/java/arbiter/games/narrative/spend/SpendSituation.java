package arbiter.games.narrative.spend;

import arbiter.games.narrative.sheet.RatedQuality;
import arbiter.games.narrative.sheet.Spend;
import arbiter.games.narrative.sheet.Weapon;
import java.util.EnumSet;
import java.util.List;
import java.util.OptionalInt;

/**
 * What a check was about, as far as spending asks: what there is to act on, whether it hit, the Critical Rating if
 * advantage can pay for injuries, the qualities that can be activated, and how many there are on either side.
 * Ledger: NAR-SPEND-4, NAR-SPEND-9, NAR-SPEND-11.
 */
public record SpendSituation(
        EnumSet<Spend.Need> there,
        boolean hit,
        OptionalInt criticalRating,
        List<RatedQuality> qualities,
        int ownSide,
        int opponents) {

    /** A check of a skill in structured time, without a target. */
    public static SpendSituation skill(int ownSide, int opponents) {
        return new SpendSituation(
                EnumSet.noneOf(Spend.Need.class), false, OptionalInt.empty(), List.of(), ownSide, opponents);
    }

    public static SpendSituation initiative(int ownSide, int opponents) {
        return new SpendSituation(
                EnumSet.of(Spend.Need.INITIATIVE), false, OptionalInt.empty(), List.of(), ownSide, opponents);
    }

    /** An attack with a weapon; whether it got past soak is worked out when symbols are spent. Ledger: NAR-SPEND-12. */
    public static SpendSituation attack(Weapon weapon, boolean hit, boolean pastSoak, int ownSide, int opponents) {
        EnumSet<Spend.Need> there = EnumSet.of(Spend.Need.TARGET, Spend.Need.ITEM);
        if (hit && pastSoak) {
            there.add(Spend.Need.DAMAGE);
        }
        boolean shoots =
                !weapon.skill().id().equals("melee") && !weapon.skill().id().equals("brawl");
        if (shoots) {
            there.add(Spend.Need.AMMUNITION);
        }
        return new SpendSituation(
                there, hit, OptionalInt.of(weapon.critical()), weapon.qualities(), ownSide, opponents);
    }

    /** The same where a quality that has to be declared before the roll was not. Ledger: NAR-Q-2. */
    public SpendSituation without(String undeclared) {
        List<RatedQuality> others = qualities.stream()
                .filter(rated -> !rated.quality().id().equals(undeclared))
                .toList();
        return new SpendSituation(there, hit, criticalRating, others, ownSide, opponents);
    }

    public boolean isInitiative() {
        return there.contains(Spend.Need.INITIATIVE);
    }
}
