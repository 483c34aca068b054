package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Clock;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.kernel.Play;

/** What a hit that suppresses leaves behind. Ledger: BCG-OFF-6, BCG-ABIL-6, BCG-AMB-37, BCG-AMB-38. */
final class Suppression {

    private Suppression() {}

    static boolean suppresses(Strike strike) {
        return strike.mode() == Strike.Mode.SUPPRESS || strike.is(WeaponAbility.CRIPPLING);
    }

    static void mark(Play<CenturyState> play, Strike strike, Victim victim) {
        Fighter target = victim.fighter();
        if (!target.isFighting() || !play.state().enemies(strike.attacker(), target)) {
            return;
        }
        Clock oneRound = Clock.rounds(strike.attacker().id(), 1);
        String by = strike.attacker().id();
        play.emit(new Marked(
                new Mark(Mark.Kind.SUPPRESSED, target.id(), by, "", 1, oneRound), "is suppressed for a Round"));
        boolean crippling = strike.is(WeaponAbility.CRIPPLING);
        int half = victim.fullDamage / 2;
        if (crippling || half > 0) {
            Mark.Kind kind = crippling ? Mark.Kind.CRIPPLED : Mark.Kind.PINNED;
            play.emit(new Marked(new Mark(kind, target.id(), by, "", half, oneRound), "had better not move"));
        }
    }
}
