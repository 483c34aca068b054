package arbiter.tabletop.act;

import arbiter.kernel.Call;
import arbiter.kernel.Decider;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/** Something that somebody may do while the table waits, without having been asked. */
public record CallOption<S>(Decider decider, String id, String text, Consumer<Play<S>> act) implements Option {

    public Call call() {
        return new Call(decider, this);
    }

    public void resolve(Play<S> play) {
        act.accept(play);
    }
}
