package arbiter.games.capital.rule;

import arbiter.dice.Dice;
import arbiter.dice.Die;
import arbiter.dice.Draw;
import arbiter.dice.Faces;
import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.SuperchargeSpent;
import arbiter.games.capital.state.Supercharged;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;

/** The Healer's Ultimate: Energy, Bones and a second chance for everybody near. Ledger: supercharge-1, CAP-AMB-104. */
record Supercharge(Combatant healer) implements Deed {

    private static final int METRES = 10;
    private static final int BONES = 2;
    private static final int DIFFICULTY = 5;
    private static final Check.Labels LABELS = Check.Labels.of("supercharge");
    private static final Draw<Faces> ONE_DIE = Dice.of(1, Die.D6);

    static void offer(Combatant healer, List<Deed> menu) {
        if (Ultimate.ready(healer, AbilityId.SUPERCHARGE_1)) {
            menu.add(new Supercharge(healer));
        }
    }

    @Override
    public String id() {
        return "supercharge";
    }

    @Override
    public String text() {
        return "Supercharge (Ultimate)";
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        Ultimate.spend(play, healer, AbilityId.SUPERCHARGE_1);
        List<UnitOption> near = near(play.state());
        List<UnitOption> chosen =
                play.chooseSome(Request.some(healer.decider(), "supercharge.units", near, 1, near.size())
                        .asking(() -> "Whom does " + healer.name() + " supercharge?"));
        for (UnitOption option : chosen) {
            play.emit(new Supercharged(option.unit().id(), healer.id(), BONES));
        }
    }

    /** Not a vehicle, whose Energy comes from elsewhere and which never is in Critical Condition. Ledger: CAP-AMB-27. */
    private List<UnitOption> near(CapitalState state) {
        List<UnitOption> near = new ArrayList<>();
        for (Combatant unit : state.combatants()) {
            boolean within = unit == healer
                    || healer.base().within(unit.base(), METRES * Armoury.MILLIMETRES) && state.sees(healer, unit);
            if (unit.present() && !unit.isVehicle() && within) {
                near.add(new UnitOption(unit));
            }
        }
        return near;
    }

    /** Whether a unit that would enter Critical Condition keeps some hit points instead; it has to try. */
    static boolean saves(Play<CapitalState> play, Combatant unit) {
        if (unit.care().superchargedBy().isEmpty()) {
            return false;
        }
        Combatant by = play.state().combatant(unit.care().superchargedBy().get());
        boolean saved = Check.againstGm(play, LABELS, "Supercharge", unit, by.modifiers(Attribute.KNW), DIFFICULTY)
                .succeeds();
        int hp = saved ? play.draw("supercharge.healing", ONE_DIE).sum() : 0;
        play.emit(new SuperchargeSpent(unit.id(), hp));
        return saved;
    }
}
