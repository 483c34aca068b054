package arbiter.games.capital.calls;

import arbiter.games.capital.check.Prestige;
import arbiter.games.capital.gear.KnownItems;
import arbiter.games.capital.gear.Lights;
import arbiter.games.capital.gear.Toolkit;
import arbiter.games.capital.sheet.Carried;
import arbiter.games.capital.sheet.PrestigePower;
import arbiter.games.capital.sheet.Training;
import arbiter.games.capital.unit.CapitalState;
import arbiter.games.capital.unit.Combatant;
import arbiter.kernel.Play;
import arbiter.tabletop.act.CallOption;
import java.util.List;
import java.util.function.Consumer;

/** What people may do without being asked: Prestige Powers, lights, a word by thought, and in peace whatever they like. */
public final class PersonalCalls {

    private static final String LUCK = "im-feeling-lucky"; // said when a roll is due: CAP-AMB-56
    private static final String TRAINING = "ill-give-it-a-go";

    private PersonalCalls() {}

    public static void offer(CapitalState state, Combatant unit, List<CallOption<CapitalState>> calls) {
        if (!unit.present() || unit.isVehicle()) {
            return;
        }
        lights(unit, calls);
        CallTrait.any(state, unit, calls);
        if (KnownItems.held(unit, KnownItems.TOOLKIT).isPresent()) {
            add(calls, unit, "tools", "Mend something with the Toolkit", play -> Toolkit.resolve(play, unit));
        }
        if (state.isPeace()) { // CAP-AMB-145
            add(calls, unit, "act", "Do something", play -> OutsideCombat.act(play, unit));
            CallTrait.inPeace(state, unit, calls);
        }
    }

    private static void lights(Combatant unit, List<CallOption<CapitalState>> calls) {
        List<Carried> items = unit.profile().items();
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i).item().light().isPresent() && unit.hands().holdsItem(i)) {
                int place = i;
                String how = unit.stocks().isLit(i) ? "off" : "on";
                String text = "Switch the " + items.get(i).item().name() + " " + how;
                add(calls, unit, "light-" + i, text, play -> Lights.resolve(play, unit, place));
            }
        }
    }

    /** Everything that all of somebody's Prestige can buy now. Ledger: CAP-PRES-4. */
    public static void prestige(
            Combatant unit,
            List<PrestigePower> powers,
            List<Training> trainings,
            List<CallOption<CapitalState>> calls) {
        for (PrestigePower power : powers) {
            if (!power.id().equals(LUCK) && unit.present() && unit.prestige().points() >= power.cost()) {
                add(calls, unit, power.id(), power.name() + " (all Prestige)", play -> {
                    if (power.id().equals(TRAINING)) {
                        Prestige.giveItAGo(play, unit, power, trainings);
                    } else {
                        Prestige.invoke(play, unit, power);
                    }
                });
            }
        }
    }

    /** One more call of a unit. */
    public static void add(
            List<CallOption<CapitalState>> calls,
            Combatant unit,
            String id,
            String text,
            Consumer<Play<CapitalState>> act) {
        calls.add(new CallOption<>(unit.decider(), unit.id() + ":" + id, unit.name() + ": " + text, act));
    }
}
