package arbiter.rulebook.build;

import arbiter.rulebook.CharacterGuide;
import java.util.Optional;
import java.util.function.Function;

/** A guide and how its result is written as a file. */
public record Guided<T>(Guide<T> guide, Function<T, String> writing) implements CharacterGuide {

    @Override
    public Optional<Step> question() {
        return guide.step();
    }

    @Override
    public Optional<String> file() {
        return guide.result().map(writing);
    }

    @Override
    public CharacterGuide answer(String answer) {
        return new Guided<>(guide.answer(answer), writing);
    }

    @Override
    public CharacterGuide back() {
        return new Guided<>(guide.back(), writing);
    }
}
