package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.power.PowerAct;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.power.UsablePowers;
import arbiter.games.gladiators.result.AffectingAbility;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** A power used on one opponent. Ledger: GG-TRN-3. */
public record AttackAct(OwnedPower power, PlainPower way, Gladiator target) implements PowerAct {

    /** Every way to attack somebody. */
    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (!UsablePowers.mayAim(unit)) {
            return;
        }
        List<PowerUse> uses =
                UsablePowers.of(state, unit, way -> way.kind() instanceof AffectingAbility && !way.isArea());
        List<Gladiator> opponents = uses.isEmpty() ? List.of() : PowerTargets.opponentsThere(state, unit);
        for (PowerUse use : uses) {
            for (Gladiator target : opponents) {
                if (PowerTargets.isOpponent(state, unit, use.way(), target)) {
                    menu.add(new AttackAct(use.power(), use.way(), target));
                }
            }
        }
    }

    @Override
    public String verb() {
        return "attack";
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String id() {
        return PowerAct.super.id() + ":" + target.id();
    }

    @Override
    public String text() {
        return power.title(way) + " at " + target.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(target.id()));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(
                Headline.wanted("hit"),
                Headline.wanted(target.id() + " hits"),
                Headline.wanted(target.id() + " becomes out of action"));
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator user) {
        PowerUse use = PowerUse.plain(user, power, way);
        if (LethalBounds.permit(play, use, target)) {
            AttackChain.resolve(play, AttackDeclaration.of(play, use, target), target);
        }
    }
}
