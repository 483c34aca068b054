package arbiter.games.gladiators.result;

import arbiter.games.gladiators.board.PlacedArea;
import arbiter.games.gladiators.hold.Restraint;
import arbiter.games.gladiators.power.AreaInPlay;
import arbiter.games.gladiators.power.Payment;
import arbiter.games.gladiators.power.PowerUse;
import arbiter.games.gladiators.sheet.OwnedPower;
import arbiter.games.gladiators.sheet.PlainPower;
import arbiter.games.gladiators.turn.GladiatorAct;
import arbiter.games.gladiators.unit.Gladiator;
import arbiter.games.gladiators.unit.GladiatorsState;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** A power that helps all in the Blast around its user, friend or foe, without any roll. Ledger: GG-AMB-116, GG-ARE-4. */
public record HelpAllAct(OwnedPower power, PlainPower way) implements GladiatorAct {

    static void offer(GladiatorsState state, Gladiator unit, List<GladiatorAct> menu) {
        if (unit.turn().aimed() || unit.isHindered()) {
            return;
        }
        for (OwnedPower power : unit.powers()) {
            for (PlainPower way : power.ways()) {
                boolean fits = way.kind() instanceof HelpingAbility
                        && way.isArea()
                        && !way.hasRange()
                        && !way.isAlwaysOn()
                        && unit.condition().works(power.place())
                        && !Restraint.forbids(state, unit, way);
                if (fits && !helped(state, PowerUse.plain(unit, power, way)).isEmpty()) {
                    menu.add(new HelpAllAct(power, way));
                }
            }
        }
    }

    private static List<Gladiator> helped(GladiatorsState state, PowerUse use) {
        PlacedArea area = AreaInPlay.around(use.user(), use.way());
        List<Gladiator> helped = new ArrayList<>();
        for (Gladiator unit : state.units()) {
            if (unit.present()
                    && area.covers(unit.position().spot())
                    && ((HelpingAbility) use.kind()).helps(state, use, unit)) {
                helped.add(unit);
            }
        }
        return helped;
    }

    @Override
    public boolean aimsAtOther() {
        return true;
    }

    @Override
    public String id() {
        String how = power.isFlexible() ? "/" + (power.ways().indexOf(way) + 1) : "";
        return "help-all:" + power.word() + how;
    }

    @Override
    public String text() {
        return power.title() + " on all around";
    }

    @Override
    public void resolve(Play<GladiatorsState> play, Gladiator unit) {
        PowerUse use = PowerUse.plain(unit, power, way);
        Payment.unaimed(play, use, () -> {
            for (Gladiator target : helped(play.state(), use)) {
                ((HelpingAbility) use.kind()).help(play, use, target);
            }
        });
    }
}
