package arbiter.games.capital.wild;

import arbiter.games.capital.Characters;
import arbiter.games.capital.Tables;
import arbiter.games.capital.calls.DailySupplies;
import arbiter.games.capital.calls.OutsideCombat;
import arbiter.games.capital.calls.Rest;
import arbiter.games.capital.calls.Tinkerer;
import arbiter.games.capital.check.AttributeCheck;
import arbiter.games.capital.check.CheckCall;
import arbiter.games.capital.check.Prestige;
import arbiter.games.capital.gear.Lights;
import arbiter.games.capital.gear.Toolkit;
import arbiter.games.capital.mind.MindTrick;
import arbiter.games.capital.mind.TelepathAwakening;
import arbiter.games.capital.sheet.Attribute;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.turn.EndOfCombat;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import java.util.List;
import java.util.Optional;

/** What people do when a fight is over: one more thing each, and a rest. */
final class Aftermath {

    private static final List<Integer> BREAKS = List.of(20, 60, 90, 480);

    private Aftermath() {}

    static void resolve(Play<CapitalState> play, int number) {
        EndOfCombat.resolve(play);
        play.emit(Tables.edit(play.state(), "set-peace", "{peace: true}"));
        List<Combatant> party = List.copyOf(play.state().units());
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
        DailySupplies.resolve(play);
        Rest.resolve(play, party, BREAKS.get(number % BREAKS.size()), 400);
    }

    private static void things(Play<CapitalState> play, Combatant unit) {
        for (int i = 0; i < unit.profile().items().size(); i++) {
            if (unit.hands().holdsItem(i)) {
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
        unit.traits().find(TelepathAwakening.class).ifPresent(trait -> trait.send(play, unit));
        if (unit != other && other.present() && !other.isVehicle()) {
            CheckCall lying = CheckCall.plain("lying", Attribute.CHA);
            CheckCall doubting = CheckCall.plain("doubting", Attribute.WIS);
            boolean fooled =
                    AttributeCheck.against(play, unit, lying, other, doubting).succeeds();
            if (!fooled) {
                unit.traits().find(MindTrick.class).ifPresent(trait -> trait.afterFailure(play, unit, other));
            }
        }
    }

    private static void mend(Play<CapitalState> play, Combatant unit) {
        Optional<Tinkerer> tinkerer = unit.traits().find(Tinkerer.class);
        for (Combatant thing : play.state().units()) {
            if (tinkerer.isPresent() && tinkerer.get().allowed(play.state(), unit, thing)) {
                tinkerer.get().resolve(play, unit, thing);
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
