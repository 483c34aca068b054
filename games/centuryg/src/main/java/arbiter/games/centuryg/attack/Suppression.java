package arbiter.games.centuryg.attack;

import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.weapon.WeaponTrait;
import arbiter.kernel.Play;

/** What a hit that suppresses leaves behind. Ledger: BCG-OFF-6, BCG-ABIL-6, BCG-AMB-37 to BCG-AMB-39. */
public final class Suppression {

    private Suppression() {}

    public static boolean suppresses(AttackInProgress strike) {
        return strike.mode() == AttackInProgress.Mode.SUPPRESS || strike.is(WeaponAbility.CRIPPLING);
    }

    /** Disadvantages, and Damage for moving: as much again as the halved Damage, or one for each Zone. */
    static void mark(Play<CenturyState> play, AttackInProgress strike, Fighter target, int dealt) {
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
    private static int grip(AttackInProgress strike) {
        int grip = 1;
        for (WeaponTrait trait : strike.traits()) {
            grip = Math.max(grip, trait.grip(strike));
        }
        return grip;
    }
}
