package arbiter.games.wasteland.zone;

import arbiter.games.wasteland.environment.SightDifficulty;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Headline;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.space.zone.GraphZones;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Looks for mines in the own zone or the next: a Test with PER + Survival. Ledger: WAS-QUAL-8, WAS-MAJ-10, AMB-77. */
public record SearchAct(int zone, String name) implements WastelandAct {

    /** For those who reckon with mines, whether there are any or not. */
    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        if (!state.mines().warned().has(one)) {
            return;
        }
        GraphZones graph = state.battlefield().graph();
        for (int zone = 0; zone < graph.size(); zone++) {
            if (graph.distance(one.zone(), zone) <= 1 && state.battlefield().sees(one.zone(), zone)) {
                menu.accept(new SearchAct(zone, state.battlefield().name(zone)));
            }
        }
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "search:" + name;
    }

    @Override
    public String text() {
        return "Look for mines in " + name;
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Place(name));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("success"), Headline.feared("complication"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        WastelandState state = play.state();
        Modifiers base = SightDifficulty.of(state, Modifiers.of("hidden", MineReach.WELL_HIDDEN), one, zone);
        Modifiers difficulty =
                TestDifficulty.ofDisturbed(state, TestDifficulty.ofActor(base, occasion, Attribute.PERCEPTION), one);
        TestAttempt attempt =
                TestAttempt.of(one, "looking for mines", Attribute.PERCEPTION, SkillName.SURVIVAL, difficulty);
        if (TestProcedure.resolve(play, attempt, occasion.helpers()).passes()) {
            MineReach.spot(play, one, zone);
        }
        Purse.bankOutsideTurn(play, one);
    }
}
