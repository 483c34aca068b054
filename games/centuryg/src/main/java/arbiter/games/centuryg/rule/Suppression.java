package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.sheet.WeaponId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;

/** What a hit that suppresses leaves behind. Ledger: BCG-OFF-6, BCG-ABIL-6, BCG-AMB-37 to BCG-AMB-39. */
final class Suppression {

    private Suppression() {}

    static boolean suppresses(Strike strike) {
        return strike.mode() == Strike.Mode.SUPPRESS || strike.is(WeaponAbility.CRIPPLING);
    }

    /** Disadvantages, and Damage for moving: as much again as the halved Damage, or one for each Zone. */
    static void mark(Play<CenturyState> play, Strike strike, Fighter target, int dealt) {
        if (!target.isFighting() || !play.state().enemies(strike.attacker(), target)) {
            return;
        }
        Clock oneRound = play.state().rounds(strike.attacker(), 1);
        String by = strike.attacker().id();
        int grip = grip(strike);
        play.emit(new Marked(
                new Mark(Mark.Kind.SUPPRESSED, target.id(), by, "", grip, oneRound),
                "is suppressed for a Round: " + grip + " Dis"));
        if (strike.is(WeaponAbility.CRIPPLING)) {
            play.emit(new Marked(
                    new Mark(Mark.Kind.CRIPPLED, target.id(), by, "", 1, oneRound),
                    "is crippled: moving costs 1 Damage a Zone"));
        } else if (dealt > 0) {
            play.emit(new Marked(
                    new Mark(Mark.Kind.PINNED, target.id(), by, "", dealt, oneRound),
                    "is pinned: moving costs " + dealt + " Damage"));
        }
    }

    /** Ledger: stun-rod, superheavy-machinegun, needle-storm. */
    private static int grip(Strike strike) {
        boolean suppress = strike.mode() == Strike.Mode.SUPPRESS;
        boolean firmer = suppress && (strike.is(WeaponId.STUN_ROD) || strike.is(WeaponId.SUPERHEAVY_MACHINEGUN));
        return firmer || strike.is(WeaponId.NEEDLE_STORM) ? 2 : 1;
    }
}
