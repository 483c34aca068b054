package arbiter.games.gladiators.sheet.build;

import arbiter.games.gladiators.sheet.PowerModifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what is not legal about one power; places are counted from the power on. */
public final class Findings {

    /** Something that is not legal, and the modifier it is about, if it is about one. */
    public record Finding(Code code, String message, String fix, Optional<PowerModifier> modifier, List<Object> path) {}

    private final List<Finding> all = new ArrayList<>();

    public List<Finding> all() {
        return List.copyOf(all);
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** About the power as a whole or a key of it. */
    public void add(Code code, String message, String fix, Object... path) {
        all.add(new Finding(code, message, fix, Optional.empty(), List.of(path)));
    }

    public void add(Finding finding) {
        all.add(finding);
    }

    /** About a modifier. */
    public void add(Code code, PowerModifier modifier, String message, String fix) {
        all.add(new Finding(code, message, fix, Optional.of(modifier), List.of("modifiers", modifier.position())));
    }
}
