package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.state.CenturyState;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import java.util.function.Consumer;

/** Something that may be done at some moment, or not. */
public final class Whether implements Option {

    private final String id;
    private final String text;
    private final Consumer<Play<CenturyState>> act;

    private Whether(String id, String text, Consumer<Play<CenturyState>> act) {
        this.id = id;
        this.text = text;
        this.act = act;
    }

    public static Whether of(String id, String text, Consumer<Play<CenturyState>> act) {
        return new Whether(id, text, act);
    }

    public static Whether none(String text) {
        return new Whether("none", text, play -> {});
    }

    public void act(Play<CenturyState> play) {
        act.accept(play);
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String text() {
        return text;
    }

    @Override
    public boolean declines() {
        return id.equals("none");
    }
}
