package arbiter.games.narrative.sheet.build;

import arbiter.games.narrative.sheet.Build;
import arbiter.games.narrative.sheet.Characteristic;
import arbiter.games.narrative.sheet.Characteristics;
import arbiter.games.narrative.sheet.Skill;
import arbiter.games.narrative.sheet.Talent;
import arbiter.kernel.Modifiers;
import java.util.Map;

/** What a character costs in experience, part by part. Ledger: NAR-CHAR-3, NAR-CHAR-8. */
final class Experience {

    /** No skill is above this when the character is made. Ledger: NAR-CHAR-7. */
    static final int SKILL_AT_CREATION = 2;

    private static final int CHARACTERISTIC_PRICE = 10;
    private static final int PRICE = 5;

    private Experience() {}

    static Modifiers spent(Build build) {
        Modifiers spent = characteristics(build);
        for (Map.Entry<Skill, Integer> skill : build.skills().entrySet()) {
            spent = spent.and(
                    skill.getKey().name() + " " + skill.getValue(), ranks(build, skill.getKey(), 1, skill.getValue()));
        }
        for (Map.Entry<Talent, Integer> talent : build.talents().entrySet()) {
            spent = spent.and(
                    talent.getKey().name() + " " + talent.getValue(), talent(talent.getKey(), talent.getValue()));
        }
        return spent;
    }

    /** Ten times each value above the first. */
    static Modifiers characteristics(Build build) {
        Modifiers spent = Modifiers.none();
        for (Characteristic which : Characteristic.values()) {
            int value = build.characteristics().get(which);
            int price = 0;
            for (int raised = Characteristics.START + 1; raised <= value; raised++) {
                price += CHARACTERISTIC_PRICE * raised;
            }
            spent = spent.and(which.title() + " " + value, price);
        }
        return spent;
    }

    /** What can only have been bought after creation: ranks above the second. */
    static int later(Build build) {
        int sum = 0;
        for (Map.Entry<Skill, Integer> skill : build.skills().entrySet()) {
            sum += ranks(build, skill.getKey(), SKILL_AT_CREATION + 1, skill.getValue());
        }
        return sum;
    }

    /** Five times each new rank, and 5 more outside of the career; the first one may be free. */
    private static int ranks(Build build, Skill skill, int from, int to) {
        int price = 0;
        for (int rank = from; rank <= to; rank++) {
            boolean free = rank == 1 && build.freeRanks().contains(skill);
            price += free ? 0 : PRICE * rank + (build.career().contains(skill) ? 0 : PRICE);
        }
        return price;
    }

    private static int talent(Talent talent, int ranks) {
        int price = 0;
        for (int rank = 1; rank <= ranks; rank++) {
            price += PRICE * talent.tierOf(rank);
        }
        return price;
    }
}
