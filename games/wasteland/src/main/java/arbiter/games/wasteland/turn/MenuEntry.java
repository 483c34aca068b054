package arbiter.games.wasteland.turn;

import arbiter.kernel.Cost;
import arbiter.kernel.Gap;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An act on the menu with the action points that it costs as an extra action. */
public record MenuEntry(WastelandAct act, int points) implements Option {

    @Override
    public String id() {
        return act.id();
    }

    @Override
    public String text() {
        return act.text();
    }

    @Override
    public List<Cost> costs() {
        List<Cost> costs = new ArrayList<>();
        switch (act.price()) {
            case MAJOR -> costs.add(new Cost("major action", 1));
            case MINOR -> costs.add(new Cost("minor action", 1));
            case FREE -> {}
        }
        if (points > 0) {
            costs.add(new Cost("AP", points));
        }
        costs.addAll(act.costs());
        return costs;
    }

    @Override
    public Optional<Pointer> pointer() {
        return act.pointer();
    }

    @Override
    public List<String> area() {
        return act.area();
    }

    @Override
    public List<Gap> gaps() {
        return act.gaps();
    }

    @Override
    public List<String> whom() {
        return act.whom();
    }

    @Override
    public List<Headline> headlines() {
        return act.headlines();
    }

    @Override
    public boolean isIdle() {
        return act.isIdle();
    }

    @Override
    public boolean declines() {
        return act.declines();
    }
}
