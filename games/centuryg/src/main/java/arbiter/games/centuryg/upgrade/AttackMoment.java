package arbiter.games.centuryg.upgrade;

import arbiter.tabletop.content.Moments;
import arbiter.tabletop.unit.FixedList;
import java.util.ArrayList;
import java.util.List;

/** A moment of an attack at which Upgrades may have something to say: a method of {@link AttackUpgrade}. */
public enum AttackMoment {
    RANGE("range"),
    BACKS_OFF("backsOff"),
    BEFALL("befall"),
    COMMON_ADVANTAGES("commonAdvantages"),
    ADVANTAGES("advantages"),
    ADVANTAGES_AGAINST("advantagesAgainst"),
    MIGHT("might"),
    DEFENSE("defense"),
    OFFER_PIERCING("offerPiercing");

    private static final AttackMoment[] ALL = values();

    private final String method;

    AttackMoment(String method) {
        this.method = method;
    }

    /** Which of these Upgrades have something to say, moment by moment. */
    static List<List<InstalledTrait<AttackUpgrade>>> sort(List<InstalledTrait<AttackUpgrade>> all) {
        List<List<InstalledTrait<AttackUpgrade>>> sorted = new ArrayList<>(ALL.length);
        for (AttackMoment moment : ALL) {
            sorted.add(moment.of(all));
        }
        return FixedList.copyOf(sorted);
    }

    private List<InstalledTrait<AttackUpgrade>> of(List<InstalledTrait<AttackUpgrade>> all) {
        List<InstalledTrait<AttackUpgrade>> there = new ArrayList<>(all);
        there.removeIf(one -> !Moments.has(one.trait(), AttackUpgrade.class, method));
        return FixedList.copyOf(there);
    }
}
