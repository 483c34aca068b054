package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Play;

/** Those attacked have it easier against the user for a Round. Ledger: zweihander. */
public record OpenAfterwards(int advantages) implements WeaponTrait {

    @Override
    public void leaves(Play<CenturyState> play, AttackInProgress attack) {
        Fighter unit = attack.attacker();
        for (Fighter target : WeaponEffects.enemiesAttacked(play.state(), attack)) {
            Clock round = play.state().rounds(unit, 1);
            Mark open = new Mark(Mark.Kind.EXPOSED, unit.id(), unit.id(), target.id(), advantages, round);
            play.emit(new Marked(open, "is open to " + target.name() + " for a Round"));
        }
    }
}
