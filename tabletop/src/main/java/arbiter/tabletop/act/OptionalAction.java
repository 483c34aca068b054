package arbiter.tabletop.act;

import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/** Something that may be done at some moment, or left. */
public record OptionalAction<S>(String id, String text, boolean declines, Consumer<Play<S>> act) implements Option {

    public static <S> OptionalAction<S> of(String id, String text, Consumer<Play<S>> act) {
        return new OptionalAction<>(id, text, false, act);
    }

    /** The way to leave it. */
    public static <S> OptionalAction<S> none(String text) {
        return new OptionalAction<>("none", text, true, play -> {});
    }

    public void resolve(Play<S> play) {
        act.accept(play);
    }
}
