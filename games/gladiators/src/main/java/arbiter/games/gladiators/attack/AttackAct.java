package arbiter.games.gladiators.attack;

import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.LevelInUse;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
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
public record AttackAct(OwnedPower power, PlainPower way, Gladiator target) implements GladiatorAct {

    /** Every way to attack somebody. */
    public static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.turn().aimed() || unit.isHindered()) { // GG-TRN-3, GG-RES-6
            return;
        }
        for (OwnedPower power : unit.powers()) {
            if (!unit.condition().works(power.place())) {
                continue;
            }
            for (PlainPower way : power.ways()) {
                if (way.kind() instanceof AffectingAbility
                        && !way.isArea()
                        && LevelInUse.of(state, unit, power, way).total() > 0 // GG-AMB-92
                        && !Restraint.forbids(state, unit, way)) {
                    for (Gladiator target : PowerTargets.opponents(state, unit, way)) {
                        menu.add(new AttackAct(power, way, target));
                    }
                }
            }
        }
    }

    @Override
    public int actions() {
        return Payment.actions(way); // GG-MD-51
    }

    @Override
    public String task() {
        return "attack:" + power.word();
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "attack:" + power.word() + how + ":" + target.id();
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
