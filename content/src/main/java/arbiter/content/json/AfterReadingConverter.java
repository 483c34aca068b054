package arbiter.content.json;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import com.fasterxml.jackson.databind.util.Converter;

/** Calls {@link AfterReading#afterReading} on a value of that class; for Jackson the last step of reading it. */
record AfterReadingConverter(Class<?> type) implements Converter<AfterReading, AfterReading> {

    @Override
    public AfterReading convert(AfterReading value) {
        value.afterReading();
        return value;
    }

    @Override
    public JavaType getInputType(TypeFactory types) {
        return types.constructType(type);
    }

    @Override
    public JavaType getOutputType(TypeFactory types) {
        return types.constructType(type);
    }
}
