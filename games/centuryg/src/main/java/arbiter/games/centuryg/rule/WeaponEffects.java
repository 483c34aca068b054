package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;

/** What Weapons do besides the Damage of their Test, one after the other. Ledger: BCG-DMG-8, BCG-TRB-4, table 3.14. */
final class WeaponEffects {

    private static final int MERGED = 5;
    private static final int GUARDED = 3;

    private WeaponEffects() {}

    /** Extra Damage on a pass, reckoned as if the Damage of the Test had left so many points. Ledger: BCG-AMB-35. */
    static int bonus(CenturyState state, Strike strike, Fighter target, int left) {
        if (strike.is(WeaponId.CHAINBLADE) || strike.is(WeaponId.BOMBARDMENT)) {
            return strike.tension();
        }
        if (strike.is(WeaponId.FINAL_BEAM)) {
            return strike.boostEnergy();
        }
        if (strike.is(WeaponId.BOOSTED_LANCE)) {
            return strike.straight ? strike.zonesMoved() / 2 : 0;
        }
        if (strike.is(WeaponId.ELECTRO_SAPPER_PODS)) {
            return Ranks.systems(state, strike.attacker());
        }
        return strike.is(WeaponId.RESONANCE_CANNON) ? restOfLevel(target, left) : 0;
    }

    /** The points left in the Level that a Unit with so many points is in. */
    static int restOfLevel(Fighter target, int points) {
        int threshold = target.rank(Attribute.THRESHOLD);
        return points <= 0 || threshold == 0 ? 0 : (points - 1) % threshold + 1;
    }

    /** Conditions, restores and slides that need a pass; matching the Defense is enough. */
    static void onHit(Play<CenturyState> play, Strike strike, Victim victim) {
        Fighter unit = strike.attacker();
        Fighter target = victim.fighter();
        if (strike.is(WeaponId.ARM_GUARDIAN) && target.isFighting()) {
            Mark guard = new Mark(
                    Mark.Kind.DEFENSE,
                    unit.id(),
                    unit.id(),
                    target.id(),
                    GUARDED,
                    play.state().rounds(unit, 1));
            play.emit(new Marked(guard, "guards itself against " + target.name() + ": Defense +3 for a Round"));
        }
        if (strike.is(WeaponId.CONSTRICT) && target.isFighting()) {
            Clock round = play.state().rounds(unit, 1);
            Mark slow = new Mark(Mark.Kind.HALF_SPEED, target.id(), AreaEffects.source(strike), "", 1, round);
            play.emit(new Marked(slow, "is constricted: Speed halved for a Round"));
        }
        if (strike.is(WeaponId.MERGE)) {
            Repair.resolve(play, unit, MERGED);
        }
        Slide.resolve(play, strike, victim);
    }

    /** What the attack leaves behind, hit or miss. Ledger: 5.3 step 18. */
    static void marks(Play<CenturyState> play, Strike strike) {
        if (!strike.is(WeaponId.ZWEIHANDER) && !strike.is(WeaponId.MISSILE_MASSACRE)) {
            return;
        }
        Fighter unit = strike.attacker();
        for (Fighter target : strike.attacked) { // whoever an odd roll hits instead: BCG-DUEL-5
            if (!target.isFighting() || !play.state().enemies(unit, target)) {
                continue;
            }
            if (strike.is(WeaponId.ZWEIHANDER)) {
                Mark open = new Mark(
                        Mark.Kind.EXPOSED,
                        unit.id(),
                        unit.id(),
                        target.id(),
                        2,
                        play.state().rounds(unit, 1));
                play.emit(new Marked(open, "is open to " + target.name() + " for a Round"));
            } else {
                Mark known = new Mark(Mark.Kind.KEEN, unit.id(), unit.id(), target.id(), -1, Clock.FIGHT);
                play.emit(new Marked(known, "will find it harder against " + target.name()));
            }
        }
    }
}
