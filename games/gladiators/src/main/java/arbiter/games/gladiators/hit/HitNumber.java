package arbiter.games.gladiators.hit;

import arbiter.games.gladiators.attack.PowerStrike;
import arbiter.games.gladiators.attack.StrikeLevel;
import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.RunningPower;
import arbiter.games.gladiators.test.Needed;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Modifiers;
import java.util.Optional;

/** What a roll to hit somebody or some hex needs, with all its parts. Ledger: GG-HIT-1 to 23, GG-ARE-1. */
public final class HitNumber {

    private static final int STRONG = 8;
    private static final int SLUGGER = 7;
    private static final int SPECULATIVE = -3;

    private HitNumber() {}

    public static Needed of(GladiatorsState state, PowerStrike strike) {
        return of(state, strike, HitValue.at(state, strike));
    }

    public static Needed of(GladiatorsState state, PowerStrike strike, HitValue aim) {
        Modifiers attack = AttackerModifiers.of(state, strike, aim.value());
        return strong(state, strike, new Needed(attack, Dodging.best(state, strike, aim)));
    }

    /** Against the least Dodge there is: who misses even that is off the mark. Ledger: GG-MIS-1. */
    public static Needed least(GladiatorsState state, PowerStrike strike, HitValue aim) {
        Modifiers attack = AttackerModifiers.of(state, strike, aim.value());
        return strong(state, strike, new Needed(attack, Dodging.least(strike, aim)));
    }

    /** What hard cover takes off. Ledger: GG-HIT-14. */
    public static int cover(GladiatorsState state, PowerStrike strike) {
        return strike.isArea() ? 0 : AttackerModifiers.cover(state, strike);
    }

    /** Against the target hex of an Area; three worse where nobody knows whether it is worth it. Ledger: GG-ARE-1, GG-HIT-21. */
    public static Needed ofHex(GladiatorsState state, PowerUse use, PlacedArea area, boolean speculative) {
        HitValue aim = HitValue.atHex(state, use);
        Modifiers attack = AttackerModifiers.onHex(state, use, area.range(), aim.value())
                .and("speculative", speculative ? SPECULATIVE : 0);
        return new Needed(attack, Dodging.distance(area.range(), aim));
    }

    /** With Super Strength behind it nothing needs more than 8, with Slugger 7. Ledger: GG-HIT-23. */
    private static Needed strong(GladiatorsState state, PowerStrike strike, Needed needed) {
        Optional<RunningPower> strength = StrikeLevel.strength(state, strike.use());
        if (strength.isEmpty()) {
            return needed;
        }
        boolean slugger = strength.get().way().form().has("slugger");
        return needed.atMost(slugger ? SLUGGER : STRONG, slugger ? "Slugger" : "Super Strength");
    }
}
