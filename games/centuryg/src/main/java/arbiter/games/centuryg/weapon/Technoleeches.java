package arbiter.games.centuryg.weapon;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Play;

/** Halves the Energy of all in the area for a Round. Ledger: technoleeches. */
public record Technoleeches() implements WeaponTrait {

    @Override
    public boolean affectsBlast() {
        return true;
    }

    @Override
    public void inArea(Play<CenturyState> play, AttackInProgress attack) {
        Clock clock = play.state().rounds(attack.attacker(), 1);
        for (Fighter unit : AreaEffects.inBlast(play.state(), attack)) {
            AreaEffects.halve(
                    play, attack, unit, Mark.Kind.HALF_ENERGY, clock, "is drained: Energy halved for a Round");
        }
    }
}
