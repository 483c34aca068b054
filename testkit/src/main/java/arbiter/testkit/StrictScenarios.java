package arbiter.testkit;

import arbiter.kernel.State;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** A class of scenarios: each test's tables are checked for unused dice and choices when it ends. */
public abstract class StrictScenarios<S extends State<S>> {

    private final List<Scenario<S>> scenarios = new ArrayList<>();

    protected Scenario<S> scenario(S state) {
        Scenario<S> scenario = new Scenario<>(state);
        scenarios.add(scenario);
        return scenario;
    }

    @AfterEach
    void all_scripted_dice_and_choices_were_used() {
        scenarios.forEach(Scenario::allUsed);
    }
}
