package arbiter.games.capital.wild;

import arbiter.games.capital.Characters;
import arbiter.games.capital.rule.AttributeCheck;
import arbiter.games.capital.rule.CheckCall;
import arbiter.games.capital.rule.EndOfCombat;
import arbiter.games.capital.rule.Lights;
import arbiter.games.capital.rule.MindTrick;
import arbiter.games.capital.rule.OutsideCombat;
import arbiter.games.capital.rule.Prestige;
import arbiter.games.capital.rule.Repair;
import arbiter.games.capital.rule.Rest;
import arbiter.games.capital.rule.Supplies;
import arbiter.games.capital.rule.TelepathAwakening;
import arbiter.games.capital.rule.Toolkit;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.games.capital.state.PeaceSet;
import arbiter.kernel.Play;
import java.util.List;

/** What people do when a fight is over: one more thing each, and a rest. */
final class Aftermath {

    private static final List<Integer> BREAKS = List.of(20, 60, 90, 480);

    private Aftermath() {}

    static void resolve(Play<CapitalState> play, int number) {
        EndOfCombat.resolve(play);
        play.emit(new PeaceSet(true));
        List<Combatant> party = List.copyOf(play.state().combatants());
        for (Combatant unit : party) {
            if (unit.isUp() && !unit.isVehicle()) {
                OutsideCombat.act(play, unit);
                things(play, unit);
                minds(play, unit, party.get(0));
                mend(play, unit);
                prestige(play, unit, number);
            }
        }
        OutsideCombat.pass(play, 30);
        Supplies.resolve(play);
        Rest.resolve(play, party, BREAKS.get(number % BREAKS.size()), 400);
    }

    private static void things(Play<CapitalState> play, Combatant unit) {
        for (int i = 0; i < unit.profile().items().size(); i++) {
            if (unit.kit().holdsItem(i)) {
                if (unit.profile().items().get(i).item().light().isPresent()) {
                    Lights.resolve(play, unit, i);
                }
                if (unit.profile().items().get(i).item().id().equals("toolkit")) {
                    Toolkit.resolve(play, unit);
                }
            }
        }
    }

    private static void minds(Play<CapitalState> play, Combatant unit, Combatant other) {
        TelepathAwakening.send(play, unit);
        if (unit != other && other.present() && !other.isVehicle()) {
            CheckCall lying = CheckCall.plain("lying", Attribute.CHA);
            CheckCall doubting = CheckCall.plain("doubting", Attribute.WIS);
            MindTrick.resolve(play, unit, other, AttributeCheck.against(play, unit, lying, other, doubting));
        }
    }

    private static void mend(Play<CapitalState> play, Combatant unit) {
        for (Combatant thing : play.state().combatants()) {
            if (Repair.allowed(play.state(), unit, thing)) {
                Repair.resolve(play, unit, thing);
            }
        }
    }

    private static void prestige(Play<CapitalState> play, Combatant unit, int number) {
        List<PrestigePower> powers =
                Characters.BOOK.content().shelf(PrestigePower.class).all();
        PrestigePower power = powers.get(number % powers.size());
        Prestige.award(play, unit, 3, "a fine fight");
        switch (power.id()) {
            case "ill-give-it-a-go" ->
                Prestige.giveItAGo(
                        play,
                        unit,
                        power,
                        Characters.BOOK.content().shelf(Training.class).all());
            case "im-feeling-lucky" ->
                AttributeCheck.againstGm(play, unit, CheckCall.plain("a wager", Attribute.CHA), true);
            default -> Prestige.invoke(play, unit, power);
        }
    }
}
