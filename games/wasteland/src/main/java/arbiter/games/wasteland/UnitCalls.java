package arbiter.games.wasteland;

import arbiter.games.wasteland.action.OtherTests;
import arbiter.games.wasteland.action.ReadiedActions;
import arbiter.games.wasteland.aid.ArmourRepair;
import arbiter.games.wasteland.aid.Rest;
import arbiter.games.wasteland.calls.InjuryCalls;
import arbiter.games.wasteland.luck.LuckOfTheDraw;
import arbiter.games.wasteland.luck.LuckUse;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.tabletop.act.CallOption;
import java.util.List;
import java.util.function.BiConsumer;

/** What may be called for about one unit: by its player luck, by the gamemaster tests, rest, repairs, injuries, triggers. */
final class UnitCalls {

    private final List<CallOption<WastelandState>> calls;
    private final Fighter one;

    private UnitCalls(List<CallOption<WastelandState>> calls, Fighter one) {
        this.calls = calls;
        this.one = one;
    }

    static void offer(Fighter one, List<CallOption<WastelandState>> calls) {
        if (one.present()) {
            new UnitCalls(calls, one).offer();
        }
    }

    private void offer() {
        if (LuckUse.has(one) && one.canAct()) { // WAS-LUCK-2
            add(one.decider(), "luck", "Luck of the Draw for " + one.name(), LuckOfTheDraw::resolve);
        }
        if (one.canAct()) { // WAS-TEST-1
            add(
                    Decider.GAMEMASTER,
                    "test",
                    "A test of " + one.name(),
                    (play, unit) -> OtherTests.resolve(play, Occasion.of(unit)));
        }
        one.readied()
                .words()
                .ifPresent(words -> add( // WAS-MAJ-8
                        Decider.GAMEMASTER, "trigger", one.name() + "'s trigger: " + words, ReadiedActions::fire));
        if (!one.isDying()) { // WAS-AID-10
            add(Decider.GAMEMASTER, "rest", one.name() + " rests", Rest::resolve);
        }
        if (one.canAct() && one.armourDamage().total() > 0) { // WAS-GEAR-3
            add(Decider.GAMEMASTER, "repair", one.name() + " mends armour", ArmourRepair::resolve);
        }
        add(Decider.GAMEMASTER, "injure", "Injure " + one.name(), InjuryCalls::injure);
        if (one.injuries().untreated() > 0) {
            add(Decider.GAMEMASTER, "treat", "Treat an injury of " + one.name(), InjuryCalls::treat);
        }
    }

    private void add(Decider decider, String id, String text, BiConsumer<Play<WastelandState>, Fighter> act) {
        String unit = one.id();
        calls.add(new CallOption<>(
                decider,
                id + ":" + unit,
                text,
                play -> act.accept(play, play.state().unit(unit))));
    }
}
