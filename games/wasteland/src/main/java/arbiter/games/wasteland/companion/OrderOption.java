package arbiter.games.wasteland.companion;

import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.kernel.Headline;
import arbiter.kernel.Option;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** What somebody who obeys is told to do. */
public record OrderOption(Fighter follower, WastelandAct act) implements Option {

    @Override
    public String id() {
        return act.id();
    }

    @Override
    public String text() {
        return act.text();
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
    public List<Headline> headlines() {
        return act.headlines();
    }

    @Override
    public boolean isIdle() {
        return act.isIdle();
    }
}
